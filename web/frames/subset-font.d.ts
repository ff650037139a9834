declare module "subset-font" {
  /** Cuts a font down to what a text is written with. */
  export default function subset(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2" | "sfnt"; keepFeatures?: string[]; noHinting?: boolean },
  ): Promise<Buffer>;
}

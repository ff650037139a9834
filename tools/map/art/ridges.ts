/** Mountains as chains of summits: latitude and longitude in degrees, and the height of the hills drawn for them. */

export interface Ridge {
  readonly line: readonly (readonly [number, number])[];
  /** Height of the hills, in display units. */
  readonly height: number;
  /** Number of rows of hills, one behind the other. */
  readonly rows: number;
}

export const RIDGES: readonly Ridge[] = [
  {
    // The Alps, from the sea at Nice round to Carniola.
    line: [
      [44.1, 7.45],
      [44.55, 6.85],
      [45.2, 6.75],
      [45.85, 6.9],
      [46.1, 7.8],
      [46.5, 8.5],
      [46.45, 9.6],
      [46.6, 10.4],
      [46.9, 11.2],
      [46.7, 12.3],
      [46.55, 13.4],
      [46.3, 14.4],
    ],
    height: 15,
    rows: 3,
  },
  {
    line: [
      [46.25, 9.9],
      [46.1, 10.5],
      [46.3, 11.7],
      [46.25, 12.3],
    ],
    height: 13,
    rows: 2,
  },
  {
    // The Apennines, from Liguria to Aspromonte.
    line: [
      [44.35, 8.35],
      [44.5, 9.2],
      [44.4, 9.9],
      [44.15, 10.7],
      [44.0, 11.4],
      [43.75, 12.0],
      [43.4, 12.6],
      [42.9, 13.2],
      [42.45, 13.5],
      [42.05, 14.0],
      [41.6, 14.4],
      [41.15, 14.95],
      [40.75, 15.3],
      [40.3, 15.8],
      [39.95, 16.15],
      [39.5, 16.05],
      [39.15, 16.4],
      [38.6, 16.3],
      [38.15, 15.95],
    ],
    height: 10,
    rows: 2,
  },
  {
    // The Gargano.
    line: [
      [41.75, 15.6],
      [41.8, 15.95],
    ],
    height: 8,
    rows: 1,
  },
  {
    // The Madonie and Nebrodi, and Etna.
    line: [
      [37.85, 13.9],
      [37.9, 14.5],
      [37.75, 15.0],
    ],
    height: 10,
    rows: 1,
  },
  {
    // The Gennargentu.
    line: [
      [40.7, 9.1],
      [40.2, 9.35],
      [39.8, 9.35],
    ],
    height: 9,
    rows: 1,
  },
  {
    line: [
      [42.5, 9.0],
      [42.15, 9.1],
      [41.8, 9.15],
    ],
    height: 9,
    rows: 1,
  },
  {
    // The Dinaric mountains.
    line: [
      [45.4, 14.5],
      [44.7, 15.2],
      [44.1, 16.2],
      [43.6, 17.2],
      [43.0, 18.2],
      [42.5, 19.2],
      [41.8, 20.1],
      [40.6, 20.8],
    ],
    height: 11,
    rows: 3,
  },
  {
    // The mountains west of the Rhone.
    line: [
      [45.4, 4.2],
      [44.6, 4.2],
      [44.0, 3.6],
    ],
    height: 10,
    rows: 2,
  },
];

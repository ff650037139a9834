// The API types under the names that the interface uses; openapi.ts is generated from server/openapi.yaml and
// view/schema.json.
import type { components, operations } from "./openapi.ts";

type Schemas = components["schemas"];

export type Language = components["parameters"]["Lang"];
export type Me = Schemas["Me"];
export type Table = Schemas["Table"];
export type TableSummary = Schemas["TableSummary"];
export type TableList = Schemas["TableList"];
export type PrivateNote = Schemas["PrivateNote"];
export type ReadOnlyTable = Schemas["ReadOnlyTable"];
export type SeatState = Schemas["SeatState"];
export type Absence = Schemas["Absence"];
export type Clock = Schemas["Clock"];
export type ClockRules = Schemas["ClockRules"];
export type ClockWindow = NonNullable<ClockRules["window"]>;
/** Without its key, which the client adds. */
export type SeatChange = Omit<Schemas["SeatChange"], "key">;
export type SeatPlan = Schemas["SeatPlan"];
/** Without its key, which the client adds. */
export type NewTable = Omit<Schemas["NewTable"], "key">;
export type Presets = Schemas["Presets"];
export type Addresses = Schemas["Addresses"];
export type Rulebook = Schemas["Rulebook"];
export type RulePage = Schemas["RulePage"];
export type RuleText = Schemas["RuleText"];
export type Components = Schemas["Components"];
export type CardsSheet = Schemas["CardsSheet"];
export type PersonSheet = Schemas["PersonSheet"];
export type BoardSheet = Schemas["BoardSheet"];
export type PlaceSheet = Schemas["PlaceSheet"];
export type EventSheet = Schemas["EventSheet"];
export type CheckedBoard = Schemas["CheckedBoard"];
export type BoardFault = Schemas["BoardFault"];
export type Mark = Schemas["Mark"];
export type BookFigure = Schemas["BookFigure"];
/** The last order of a seat: a turn that the server plays. */
export type Order = Schemas["Order"];
export type OrderCondition = Schemas["OrderCondition"];
/** The content of an order. */
export type OrderContent = Required<
  Pick<Schemas["GiveOrder"], "unless" | "bid" | "summons" | "refuseTrades">
> & {
  plans: { moves: string[] }[];
};
export type Position = Schemas["Position"];
export type Log = Schemas["Log"];
export type Snapshot = Schemas["Snapshot"];
export type LogLine = Schemas["LogLine"];
export type ChatMessage = Schemas["ChatMessage"];
export type TurnScore = Schemas["TurnScore"];
export type Review = Schemas["Review"];
export type Choice = Schemas["Choice"];
export type Hint = Schemas["Hint"];
export type Idea = Schemas["Idea"];
export type Difference = Schemas["Difference"];
export type Planned = Schemas["Planned"];
export type Done = Schemas["Done"];
export type LessonSummary = Schemas["LessonSummary"];
export type LessonState = Schemas["LessonState"];
export type Verdict = Schemas["Verdict"];
export type Problem = Schemas["Problem"];
export type BotToken = Schemas["BotToken"];
export type LinkInfo = Schemas["LinkInfo"];

export type View = Position["view"];
export type Legal = View["legal"][number];
export type Refused = View["refused"][number];
/** A move of a known kind, legal or made. */
export type Step = Pick<Legal, "move" | "kind" | "operands">;
/** Why no move with a target is possible, or why a deck is not drawn from. */
export type Obstacle = NonNullable<View["decks"][number]["why"]> & Pick<Refused, "target" | "where">;
export type Effect = LogLine["effects"][number];
export type Office = Schemas["Office"];
export type Player = View["players"][number];
export type Hand = Player["cards"][number];
export type Deck = View["decks"][number];
export type Trade = NonNullable<View["trade"]>;
export type Track = View["tracks"][number];
export type Row = View["rows"][number];
export type Tile = Row["faceUp"][number];
export type Cubes = View["areas"];
export type Score = View["score"];

export type Setup = operations["getSetup"]["responses"][200]["content"]["application/json"];
export type Place = Setup["places"][number];

export type Seat = Player["seat"];
export type Zone = NonNullable<Place["zone"]>;
export type TrackName = Track["track"];
export type Target = string;

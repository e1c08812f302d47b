/** What a person can do from the palette. */
export interface Command {
  /** Unique among all commands. */
  id: string;
  title: string;
  /** Name of an icon of the UI kit. */
  icon: string;
  /** The app that it belongs to. */
  detail: string | null;
  /** A path below /{companyCode}, or what it does. */
  act: string | (() => void);
  /** Two keys that start it, one after the other. */
  keys?: readonly [string, string] | undefined;
}

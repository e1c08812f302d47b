/**
 * What the server is asked by the pages to which a service's notifications lead, by their path and, where a part of the
 * page asks for something else, `?show=`; null: open to all staff.
 */
export type NotifiedPages = Readonly<Record<string, string | null>>;

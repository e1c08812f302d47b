/** A page of the portal that other sites may show in a frame, such as a form. */
export abstract class FramedPage {
  abstract readonly key: string;
  /** @param address path and query @returns the origins that may show the page there; null where it is another page */
  abstract sitesFor(address: string): Promise<readonly string[] | null>;
}

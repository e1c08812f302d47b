/**
 * Port: lists the installation's companies, for work that is done for each of them. The service that owns companies
 * implements it.
 */
export abstract class CompanyDirectory {
  /** IANA names of the time zones in which there are companies. */
  abstract listZones(): Promise<string[]>;

  /** Ids of companies in ascending order, optionally only those of one time zone. */
  abstract listIds(page: CompanyPage): Promise<string[]>;
}

export interface CompanyPage {
  zone: string | null;
  /** The last id of the previous page. */
  after: string | null;
  limit: number;
}

/** Port: the installation's companies, for what is done for each of them. The service that owns companies provides it. */
export abstract class CompanyDirectory {
  /** IANA names of the time zones that companies have. */
  abstract listZones(): Promise<string[]>;

  /** Ids of companies in order, those of one time zone if it is given. */
  abstract listIds(page: CompanyPage): Promise<string[]>;
}

export interface CompanyPage {
  zone: string | null;
  /** The last id of the page before. */
  after: string | null;
  limit: number;
}

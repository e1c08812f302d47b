import list from './guests.json' with { type: 'json' };

/** A row in the examples of tables. */
export interface Guest {
  id: string;
  name: string;
  city: string;
  nights: number;
  /** In paise. */
  amount: number;
}

export const GUESTS: readonly Guest[] = list;

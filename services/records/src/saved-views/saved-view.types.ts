import type { ViewContent } from '@atrium/contracts';

/** A row of the table `saved_view`. */
export interface SavedViewRecord extends ViewContent {
  id: string;
  list: string;
  ownerId: string;
  name: string;
  shared: boolean;
  version: number;
  /** The asking person's list opens with it. */
  isDefault: boolean;
}

export type NewSavedView = Omit<SavedViewRecord, 'id' | 'version' | 'isDefault'>;
export type SavedViewChange = Partial<Omit<NewSavedView, 'list' | 'ownerId'>>;

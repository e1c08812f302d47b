import type { ViewContent } from '@atrium/contracts';

/** A view as it is kept. */
export interface SavedViewRecord extends ViewContent {
  id: string;
  list: string;
  ownerId: string;
  name: string;
  shared: boolean;
  version: number;
  /** The asking person's list begins with it. */
  isDefault: boolean;
}

export type NewSavedView = Omit<SavedViewRecord, 'id' | 'version' | 'isDefault'>;
export type SavedViewChange = Partial<Omit<NewSavedView, 'list' | 'ownerId'>>;

import { createContext, useContext } from 'react';

/** The link by which an applicant takes an assessment; null: whoever takes it is signed in. */
export const TakingLink = createContext<string | null>(null);

export const useTakingLink = (): string | null => useContext(TakingLink);

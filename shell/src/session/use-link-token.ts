import { useLocation } from 'react-router-dom';

/** The token in the mailed link that led here, as the server's `LinkService` writes it; null without one. */
export const useLinkToken = (): string | null =>
  new URLSearchParams(useLocation().hash.slice(1)).get('token');

import { useLocation } from 'react-router-dom';

/** What the mailed link that led here is good for, as the server's `mailedLink` writes it; null without one. */
export const useLinkToken = (): string | null =>
  new URLSearchParams(useLocation().hash.slice(1)).get('token');

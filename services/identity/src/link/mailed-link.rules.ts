/**
 * The URL in a mail. The token is behind the `#`, which browsers do not send, so it gets into no proxy's log and no
 * Referer. Pages read it with `useLinkToken`.
 * @param page below the portal's URL: `signup`
 */
export const mailedLink = (publicUrl: string, page: string, token: string): string =>
  `${publicUrl}/${page}#token=${token}`;

/**
 * The address that a mail gives. The token stands behind the `#`, which a browser keeps to itself: it comes into no log of a
 * proxy and into no Referer. The pages read it with `useLinkToken`.
 * @param page below the portal's address: `signup`
 */
export const mailedLink = (publicUrl: string, page: string, token: string): string =>
  `${publicUrl}/${page}#token=${token}`;

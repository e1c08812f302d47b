/**
 * Asks the signed-in person for their password. Calls that the server answers with IDENTITY_UNCONFIRMED ask by
 * themselves and are sent again; a page has nothing to do for it.
 * @returns false when the person does not give it
 */
export async function confirmIdentity(): Promise<boolean> {
  const { askPassword } = await import('./confirm-identity-view.js');
  return askPassword();
}

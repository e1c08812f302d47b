/**
 * Asks the signed-in person for their password, and for the code of a second step. Calls that the server answers with IDENTITY_UNCONFIRMED ask by
 * themselves and are sent again; a page has nothing to do for it.
 * @returns false when the person does not give them
 */
export async function confirmIdentity(): Promise<boolean> {
  const { askProof } = await import('./confirm-identity-view.js');
  return askProof();
}

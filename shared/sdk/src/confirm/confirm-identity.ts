/**
 * Asks the signed-in person for their password, and for the code of a second step. Calls that the server answers with
 * IDENTITY_UNCONFIRMED do this by themselves and are sent again; pages need not handle it.
 * @returns false when the person cancels
 */
export async function confirmIdentity(): Promise<boolean> {
  const { askProof } = await import('./confirm-identity-view.js');
  return askProof();
}

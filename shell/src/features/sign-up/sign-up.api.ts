import type { SignUp } from '@atrium/contracts';
import { callApi, type Keyed } from '@atrium/sdk';

/** Creates the company, unconfirmed, and mails its admin a confirmation link. */
export async function signUp(wanted: Keyed<SignUp>): Promise<void> {
  await callApi({ url: 'companies', method: 'POST', ...wanted });
}

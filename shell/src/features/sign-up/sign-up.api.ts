import type { SignUp } from '@atrium/contracts';
import { callApi, type Keyed } from '@atrium/sdk';

/** Creates the company, not confirmed yet, and sends its admin the link that confirms it. */
export async function signUp(wanted: Keyed<SignUp>): Promise<void> {
  await callApi({ url: 'companies', method: 'POST', ...wanted });
}

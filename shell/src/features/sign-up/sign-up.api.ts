import type { SignUp } from '@atrium/contracts';
import { http } from '@atrium/sdk';

/** Creates the company, not confirmed yet, and sends its admin the link that confirms it. */
export async function signUp(wanted: SignUp): Promise<void> {
  await http.post('companies', wanted);
}

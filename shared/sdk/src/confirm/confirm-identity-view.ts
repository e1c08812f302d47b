import type { ConfirmIdentity } from '@atrium/contracts';
import Swal, { type SweetAlertOptions } from 'sweetalert2';
import { readFailure } from '../http/api-failure.js';
import { sendRequest } from '../http/send-request.js';
import { t } from '../language/texts.js';
import { frameOf } from './confirm-view.js';

type Outcome = { proven: true } | { proven: false; needsCode: boolean; fault: string };

async function prove(proof: ConfirmIdentity): Promise<Outcome> {
  try {
    await sendRequest({ url: 'account/confirmation', method: 'POST', body: proof });
    return { proven: true };
  } catch (reason) {
    const { code, fields, message } = readFailure(reason).error;
    const fault = fields?.['password'] ?? fields?.['code'] ?? message;
    return { proven: false, needsCode: code === 'SECOND_FACTOR_NEEDED', fault };
  }
}

/** @param attempt returns what is wrong with the typed text, or null */
async function ask(
  words: SweetAlertOptions,
  attempt: (given: string) => Promise<string | null>,
): Promise<boolean> {
  const answer = await Swal.fire({
    ...frameOf('normal'),
    titleText: t('Confirm that it is you'),
    confirmButtonText: t('Confirm'),
    cancelButtonText: t('Cancel'),
    allowOutsideClick: false,
    preConfirm: async (given: string) => {
      const fault = await attempt(given);
      if (fault) Swal.showValidationMessage(fault);
      return fault === null;
    },
    ...words,
  } as SweetAlertOptions);
  return answer.isConfirmed;
}

/** Asks for the password, and then for the code if the person has a second step. */
export async function askProof(): Promise<boolean> {
  const half: { password?: string } = {};
  const given = await ask(
    {
      text: t('This affects account security. Enter your password to continue.'),
      input: 'password',
      inputLabel: t('Your password'),
      inputAttributes: { autocomplete: 'current-password', autocapitalize: 'none' },
    },
    async (password) => {
      if (!password) return t('Enter your password.');
      const outcome = await prove({ password });
      if (outcome.proven) return null;
      if (!outcome.needsCode) return outcome.fault;
      half.password = password;
      return null;
    },
  );
  return given && (half.password === undefined || askCode(half.password));
}

function askCode(password: string): Promise<boolean> {
  return ask(
    {
      input: 'text',
      text: t('Without your phone, enter one of your recovery codes.'),
      inputLabel: t('Code from your authenticator app'),
      inputAttributes: { autocomplete: 'one-time-code', autocapitalize: 'none', dir: 'ltr' },
    },
    async (code) => {
      if (!code.trim()) return t('Enter the code.');
      const outcome = await prove({ password, code: code.trim() });
      return outcome.proven ? null : outcome.fault;
    },
  );
}

import { TIME_ERRORS } from '@atrium/contracts';
import { confirm, t, toFailure } from '@atrium/sdk';

/** Writes time; where it overlaps, the person may take what is free in one press. @throws what `write` throws otherwise */
export async function trimmed(write: (more: { trim?: true }) => Promise<unknown>): Promise<void> {
  try {
    await write({});
  } catch (reason) {
    const { error } = toFailure(reason);
    if (error.code !== TIME_ERRORS.TIME_OVERLAPS.code) throw reason;
    const text = t('Only the time that is free is recorded.');
    if (!(await confirm({ title: error.message, text, confirmText: t('Trim') }))) throw reason;
    await write({ trim: true });
  }
}

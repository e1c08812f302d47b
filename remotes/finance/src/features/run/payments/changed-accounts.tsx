import type { ChangedAccount, PayRun } from '@atrium/contracts';
import { confirm, formatNumber, t, useStep } from '@atrium/sdk';
import { Button, Note } from '@atrium/ui';
import { runApi } from '../../../shared/run.api.js';

interface ChangedAccountsProps {
  run: PayRun;
  changed: readonly ChangedAccount[];
}

/** Whose account is another one than when the run was locked, said before a file is taken. */
export function ChangedAccounts({ run, changed }: ChangedAccountsProps) {
  return changed.map((each) => (
    <Note
      key={`${each.employee.id} ${String(each.file)}`}
      tone="warning"
      action={each.file === null && each.now !== null && <UseNewButton run={run} changed={each} />}
    >
      {sayChange(each)}
    </Note>
  ));
}

function sayChange({ employee: { name }, before, now, file }: ChangedAccount): string {
  if (file !== null)
    return t('{name} has another account since bank file {place} was made. The file pays to {before}.', {
      name,
      before,
      place: formatNumber(file),
    });
  return now === null
    ? t('{name} no longer has an account. The next bank file pays to {before}, as when the run was locked.', {
        name,
        before,
      })
    : t(
        '{name} has another account since the run was locked: {now}. The next bank file still pays to {before}.',
        { name, before, now },
      );
}

function UseNewButton({ run, changed }: { run: PayRun; changed: ChangedAccount }) {
  const calls = runApi.useCalls();
  const { take, busy } = useStep();
  const { id, version, allowedTransitions } = run;
  if (!allowedTransitions.includes('useNewAccounts')) return null;
  const { employee, before, now } = changed;
  const press = async () => {
    const sure = await confirm({
      title: t('Pay {name} to the new account?', { name: employee.name }),
      text: t('The next bank file pays to {now} instead of {before}. Ask {name} first whether it is right.', {
        now: now ?? '',
        before,
        name: employee.name,
      }),
      confirmText: t('Use the new account'),
    });
    if (!sure) return;
    await take({
      done: t('The next bank file pays {name} to the new account', { name: employee.name }),
      work: () => calls.take({ id, version, step: 'useNewAccounts', employeeIds: [employee.id] }),
    });
  };
  return (
    <Button size="sm" busy={busy} onClick={() => void press()}>
      {t('Use the new account')}
    </Button>
  );
}

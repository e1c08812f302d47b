import type { CompanyPack } from '@atrium/contracts';
import { formatDate, t, useCan, useStep } from '@atrium/sdk';
import { Button, Dialog, ListRow, Note } from '@atrium/ui';
import { useState } from 'react';
import { useConfirmPackMutation, useDiscardPackMutation } from '../../../shared/pack.api.js';
import { EnterPackDialog } from './enter-pack.dialog.js';
import { Impact } from './impact.js';
import type { PackDialogProps } from './pack-dialog.types.js';
import { sayPack } from '../../../shared/pack-name.format.js';
import { sayDays, sayPlace, sayValue } from './pack-value.format.js';
import { valuesOf } from './pack-values.rules.js';

/** The values of a pack with their source, and the step that is next. */
export default function PackDialog({ known, onClose }: PackDialogProps) {
  const [enters, setEnters] = useState(false);
  if (enters) return <EnterPackDialog known={known} onClose={onClose} />;
  return (
    <Dialog
      title={sayPack(known.pack)}
      subtitle={sayDays(known.pack)}
      onClose={onClose}
      footer={<Steps known={known} onEnter={() => setEnters(true)} onClose={onClose} />}
    >
      <p className="m-0 mb-3">
        <span className="at-muted">{t('Source of the values')}: </span>
        <bdi>{known.pack.source}</bdi>
      </p>
      <People known={known} />
      {known.id !== null && !known.live && <Impact id={known.id} />}
      {valuesOf(known.pack.data).map((each) => (
        <ListRow
          key={each.path}
          compact
          title={sayPlace(each.path)}
          end={
            <bdi dir="ltr" className="at-num">
              {sayValue(each)}
            </bdi>
          }
        />
      ))}
    </Dialog>
  );
}

function People({ known: { entered, approved, confirmed, id } }: { known: CompanyPack }) {
  const said = [
    entered &&
      (id === null
        ? t('{name} compared it with the source on {day}.', sayWho(entered))
        : t('{name} entered it on {day}.', sayWho(entered))),
    approved && t('{name} confirmed it on {day}.', sayWho(approved)),
  ].filter((each) => each !== null);
  return (
    <Note tone={confirmed ? 'success' : 'warning'}>
      {!confirmed && <div>{t('Two different people compare these values with their source.')}</div>}
      {said.map((each) => (
        <div key={each}>{each}</div>
      ))}
    </Note>
  );
}

const sayWho = ({ user, at }: NonNullable<CompanyPack['entered']>) => ({
  name: user.name,
  day: formatDate(at.slice(0, 10)),
});

function Steps({ known, onEnter, onClose }: PackDialogProps & { onEnter: () => void }) {
  const [confirm] = useConfirmPackMutation();
  const [discard] = useDiscardPackMutation();
  const mayChange = useCan('finance', 'payroll', 'update');
  const { take, busy } = useStep();
  const { pack, id, live, mayConfirm } = known;
  const { kind, state, from } = pack;
  const press = async (done: string, work: () => Promise<unknown>) => {
    if (await take({ done, work })) onClose();
  };
  return (
    <>
      {mayChange && live && <Button onClick={onEnter}>{t('Enter new values')}</Button>}
      {mayChange && id !== null && !live && (
        <Button busy={busy} onClick={() => void press(t('Values dropped'), () => discard(id).unwrap())}>
          {t('Drop')}
        </Button>
      )}
      {mayConfirm && (
        <Button
          variant="primary"
          busy={busy}
          onClick={() => void press(t('Values confirmed'), () => confirm({ kind, state, from }).unwrap())}
        >
          {t('I compared them, confirm')}
        </Button>
      )}
    </>
  );
}

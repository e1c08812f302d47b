import { can, GST_STATES, sayGstState, type ProposalSupplyFound } from '@atrium/contracts';
import { t, useCompanyPath, useUser } from '@atrium/sdk';
import { Button, SelectField, TextField } from '@atrium/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProposalForm } from './editor.types.js';

interface PlaceFieldProps {
  form: ProposalForm;
  found: ProposalSupplyFound | undefined;
}

/** Where the supply counts as made and what that means for taxes; a person may choose another place with a reason. */
export function PlaceField({ form: { field, methods }, found }: PlaceFieldProps) {
  const [changes, setChanges] = useState(() => Boolean(methods.getValues('placeOverride')));
  if (!found || found.from === null || found.from === 'abroad')
    return found ? (
      <>
        <p className="is-wide at-muted at-13 m-0">{saySupply(found)}</p>
        <NoGstin found={found} />
      </>
    ) : null;
  const drop = () => {
    methods.setValue('placeOverride', null, { shouldDirty: true });
    methods.setValue('placeReason', null, { shouldDirty: true });
    setChanges(false);
  };
  return (
    <div className="is-wide d-grid gap-2">
      <p className="at-13 m-0">
        {t('Place of supply: {place}.', { place: sayGstState(found.placeOfSupply ?? '') })}{' '}
        <span className="at-muted">
          {sayFrom(found)} {saySupply(found)}
        </span>
      </p>
      <NoGstin found={found} />
      {changes ? (
        <OtherPlace field={field} onDrop={drop} />
      ) : (
        <div>
          <Button size="sm" variant="ghost" onClick={() => setChanges(true)}>
            {t('Change the place')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The way to the number without which no tax is charged, for those who may change it. */
function NoGstin({ found: { supply } }: { found: ProposalSupplyFound }) {
  const path = useCompanyPath()('auth/agency/details');
  const mayChange = can(useUser(), 'admin', 'company', 'update');
  if (supply !== 'untaxed' || !mayChange) return null;
  return (
    <Link className="is-wide at-13" to={path}>
      {t('Add the GSTIN of your company')}
    </Link>
  );
}

function OtherPlace({ field, onDrop }: Pick<ProposalForm, 'field'> & { onDrop: () => void }) {
  return (
    <div className="at-fields">
      <SelectField
        {...field('placeOverride')}
        options={[
          { value: '', label: t('As it follows') },
          ...GST_STATES.map(([value]) => ({ value, label: sayGstState(value) })),
        ]}
      />
      <TextField {...field('placeReason')} />
      <Button size="sm" variant="ghost" onClick={onDrop}>
        {t('Do not change the place')}
      </Button>
    </div>
  );
}

function sayFrom({ from }: ProposalSupplyFound): string {
  if (from === 'choice') return t('Chosen by hand.');
  if (from === 'gstin') return t('From the client’s GSTIN.');
  if (from === 'address') return t('From the client’s address.');
  return t('There is no GSTIN and no state, so it is your own.');
}

function saySupply({ supply }: ProposalSupplyFound): string {
  if (supply === 'inState') return t('CGST and SGST are charged.');
  if (supply === 'inUnionTerritory') return t('CGST and UTGST are charged.');
  if (supply === 'interState') return t('IGST is charged.');
  if (supply === 'zeroRated') return t('No tax, under the letter of undertaking.');
  if (supply === 'single') return t('One tax is charged.');
  return t('No tax is charged, because your company has no GSTIN.');
}

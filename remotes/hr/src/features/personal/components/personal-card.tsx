import { GENDER_LABELS, PERSONAL_LABELS, type PersonalDetails } from '@atrium/contracts';
import { lazyDialog, t, translate } from '@atrium/sdk';
import { Button, Card } from '@atrium/ui';
import { useState } from 'react';
import { AskButton, type AskChange } from './ask-button.js';
import { FactRow } from './fact-row.js';

const PersonalDialog = lazyDialog(() => import('./personal.dialog.js'));

const FIELDS = ['legalName', 'gender', 'personalEmail', 'homeAddress', 'permanentAddress'] as const;

interface PersonalCardProps {
  details: PersonalDetails;
  mayEdit: boolean;
  ask?: AskChange | undefined;
}

/** What the company keeps about a person besides their job. */
export function PersonalCard({ details, mayEdit, ask }: PersonalCardProps) {
  const [editing, setEditing] = useState(false);
  return (
    <Card
      fill="rows"
      title={t('Personal details')}
      actions={
        mayEdit && (
          <Button size="xs" variant="ghost" onClick={() => setEditing(true)}>
            {t('Edit')}
          </Button>
        )
      }
    >
      {FIELDS.map((field) => (
        <FactRow
          key={field}
          label={translate(PERSONAL_LABELS[field])}
          value={sayDetail(details, field)}
          end={<AskButton topic={field} ask={ask} />}
        />
      ))}
      {editing && <PersonalDialog details={details} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function sayDetail(details: PersonalDetails, field: (typeof FIELDS)[number]): string | null {
  const value = details[field];
  return field === 'gender' && details.gender ? translate(GENDER_LABELS[details.gender]) : value;
}

import { t } from '@atrium/sdk';
import { Note, Segmented } from '@atrium/ui';
import { useState, type ReactNode } from 'react';

type Audience = 'colleagues' | 'client';

interface TwoAudiencesProps {
  /** The field of a comment, which only colleagues read. */
  comment: ReactNode;
  /** The field of what the client reads. */
  toClient: ReactNode;
  /** Who reads it then. */
  note: string;
}

/** One place to write, for colleagues or for the client; who reads it is said before it is sent. */
export function TwoAudiences({ comment, toClient, note }: TwoAudiencesProps) {
  const [audience, setAudience] = useState<Audience>('colleagues');
  return (
    <div className="d-grid gap-2">
      <Segmented
        label={t('Who reads it')}
        value={audience}
        options={[
          { value: 'colleagues', label: t('Colleagues') },
          { value: 'client', label: t('Client') },
        ]}
        onChange={setAudience}
      />
      {audience === 'client' ? (
        <>
          <Note tone="warning">{note}</Note>
          {toClient}
        </>
      ) : (
        <>
          <p className="at-muted at-12 m-0">{t('Only colleagues read these, never the client.')}</p>
          {comment}
        </>
      )}
    </div>
  );
}

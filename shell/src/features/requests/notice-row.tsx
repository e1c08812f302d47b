import type { Notice } from '@atrium/contracts';
import { t, tellFailure, toast } from '@atrium/sdk';
import { Button, Icon, ListRow, Menu, RelativeTime } from '@atrium/ui';
import { KindIcon } from './kind-icon.js';
import { useAnswerNoticeMutation, useTakeBackNoticeMutation } from './notices.api.js';
import { nextWeek, tomorrow } from './snooze.rules.js';

interface NoticeRowProps {
  notice: Notice;
  /** It stands among rows that can be chosen. */
  beside: boolean;
}

/** Something to know, which the person ends or puts off. */
export function NoticeRow({ notice, beside }: NoticeRowProps) {
  const { title, icon, text, createdAt } = notice;
  const { busy, finish, snooze } = useNoticeAnswer(notice);
  return (
    <ListRow
      wrap
      lead={
        <>
          {beside && <span className="at-no-choice" />}
          <KindIcon name={icon} />
        </>
      }
      title={title}
      text={text}
      end={
        <>
          <Menu
            className="btn btn-ghost btn-sm"
            label={t('Snooze: {title}', { title: text })}
            items={[
              { label: t('Until tomorrow'), onSelect: () => snooze(tomorrow(new Date())) },
              { label: t('Until next week'), onSelect: () => snooze(nextWeek(new Date())) },
            ]}
          >
            <Icon name="clock-pause" />
            <span aria-hidden="true">{t('Snooze')}</span>
          </Menu>
          <Button size="sm" icon="check" busy={busy} onClick={finish} aria-label={`${t('Done')}: ${text}`}>
            {t('Done')}
          </Button>
          <span className="at-12 at-muted at-when">
            <RelativeTime at={createdAt} />
          </span>
        </>
      }
    />
  );
}

function useNoticeAnswer({ id, version }: Notice) {
  const [answer, { isLoading }] = useAnswerNoticeMutation();
  const [takeBack] = useTakeBackNoticeMutation();
  const fail = (reason: unknown) => tellFailure(t('This could not be saved'), reason);
  const undo = { label: t('Undo'), onPress: () => void takeBack(id).unwrap().catch(fail) };
  const send = (snoozedUntil: string | null, said: string) =>
    void answer({ id, version, snoozedUntil })
      .unwrap()
      .then(() => toast.success(said, { action: undo }))
      .catch(fail);
  return {
    busy: isLoading,
    finish: () => send(null, t('Notification done')),
    snooze: (until: Date) => send(until.toISOString(), t('Notification snoozed')),
  };
}

import { t } from '@atrium/sdk';
import { LandingShot } from './landing-shot.js';
import { DAY_BOARD, LEADS, PHONE, TASKS, type Shot } from './shots.js';

interface Story {
  title: string;
  text: string;
  points: readonly string[];
  shot: Shot;
  /** What the picture shows. */
  alt: string;
}

const stories = (): readonly Story[] => [
  {
    title: t('Know who is in and who is away'),
    text: t('Attendance, shifts, leave and approvals are one thing, so the figures agree.'),
    points: [
      t('Clock in from a desk or a phone, in each person’s own time zone'),
      t('Leave that explains every day it counts, with the balance after it'),
      t('Approvals that show who else of the team is away'),
    ],
    shot: DAY_BOARD,
    alt: t('The day board: who is in, on a break, late or away'),
  },
  {
    title: t('See every task and every hour'),
    text: t('Write a task in one line. Plan it on a board, a calendar or a timeline.'),
    points: [
      t('Projects with milestones, templates and repeating tasks'),
      t('A timer that runs once in all tabs, and a week to submit'),
      t('One calendar for events, leave, deadlines and rooms'),
    ],
    shot: TASKS,
    alt: t('The board of tasks, by stage'),
  },
  {
    title: t('From the first enquiry to the signed proposal'),
    text: t('Leads come from your web form, a sheet or a call. No one is asked twice.'),
    points: [
      t('Leads by stage, with value, owner and next action'),
      t('Proposals that clients read and sign on a phone'),
      t('A portal in which each client follows the work'),
    ],
    shot: LEADS,
    alt: t('The board of leads, by stage and value'),
  },
];

/** What each part of the product is for, each with a picture of the product itself. */
export function LandingLook() {
  return (
    <>
      {stories().map(({ title, text, points, shot, alt }) => (
        <section key={title} className="at-lp-story">
          <div>
            <h2>{title}</h2>
            <p className="at-muted">{text}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
          <LandingShot shot={shot} alt={alt} />
        </section>
      ))}
      <section className="at-lp-story is-phone">
        <div>
          <h2>{t('The whole day on a phone')}</h2>
          <p className="at-muted">
            {t('Everyone clocks in, asks for leave, answers and decides from a phone too.')}
          </p>
          <p className="at-13 at-faint">{t('Pictures of the product itself, with its demo company.')}</p>
        </div>
        <LandingShot shot={PHONE} alt={t('Clocking in on a phone')} />
      </section>
    </>
  );
}

import type { ProposalBlock, ProposalItemDraft, ShownFigures } from '@atrium/contracts';
import { formatDate, formatMoney, t } from '@atrium/sdk';
import { MarkedTextView } from '@atrium/ui';
import type { Ref } from 'react';
import { sayNumber, sayPrice, sayRecurrence, sayTax } from '../../../shared/proposal.format.js';
import css from './paper.module.scss';

export interface PaperProps {
  number: string | null;
  versionNo: number;
  title: string;
  client: string;
  intro: string;
  blocks?: readonly ProposalBlock[] | undefined;
  items: readonly ProposalItemDraft[];
  /** Null while there are no items. */
  figures: ShownFigures | null;
  currency: string;
  terms: string;
  validUntil: string;
  /** Who offers it, where that is not known from the page. */
  company?: string;
  /** It is all that the page shows. */
  alone?: boolean;
  ref?: Ref<HTMLElement>;
}

/** A proposal as the client reads it; its parts are named for the time that they are looked at. */
export function Paper({ ref, number, versionNo, title, client, intro, terms, ...offer }: PaperProps) {
  const Title = offer.alone ? 'h1' : 'h2';
  return (
    <article ref={ref} className={`at-card ${String(css['paper'])}`}>
      {offer.company && (
        <p className="fw-medium mb-3" dir="auto">
          {offer.company}
        </p>
      )}
      <div data-part="intro">
        <p className="at-muted at-13 mb-1">
          {[
            sayNumber(number, versionNo),
            t('open until {date}', { date: formatDate(offer.validUntil) }),
          ].join(' · ')}
        </p>
        <Title className={css['title']} dir="auto">
          {title || t('Untitled')}
        </Title>
        <p className="at-muted mb-3">{t('For {client}', { client })}</p>
        {intro && <MarkedTextView text={intro} />}
      </div>
      <Blocks blocks={offer.blocks ?? []} />
      <div data-part="costs">
        <Lines {...offer} />
        {offer.figures && <Sums {...offer} figures={offer.figures} />}
      </div>
      {terms && (
        <div data-part="terms">
          <h3 className="mt-4">{t('Terms')}</h3>
          <div className="at-muted">
            <MarkedTextView text={terms} />
          </div>
        </div>
      )}
    </article>
  );
}

function Blocks({ blocks }: { blocks: readonly ProposalBlock[] }) {
  return blocks.map(({ title, text }, place) => (
    // A part is known by its place alone.
    <section key={place} dir="auto" data-part={`block-${String(place)}`}>
      <h3 className="mt-4">{title}</h3>
      <MarkedTextView text={text} />
    </section>
  ));
}

function Lines({ items, figures, currency }: Pick<PaperProps, 'items' | 'figures' | 'currency'>) {
  return (
    <>
      {items.length > 0 && <h3 className="mt-4">{t('What it costs')}</h3>}
      {items.map((item, place) => (
        // A line is known by its place alone.
        <div key={place} className={css['line']}>
          <div dir="auto">
            <strong>{item.title}</strong>
            {item.details && <div className="at-muted at-13">{item.details}</div>}
            <div className="at-muted at-13">
              {[sayPrice(item, currency), item.hsnSac && `HSN/SAC ${item.hsnSac}`]
                .filter(Boolean)
                .join(' · ')}
            </div>
          </div>
          <div className={css['end']}>
            <div>{figures?.lines[place] && formatMoney(figures.lines[place].net, currency)}</div>
            <div className="at-muted at-13">{sayRecurrence(item)}</div>
          </div>
        </div>
      ))}
    </>
  );
}

function Sums({
  items,
  figures,
  currency,
}: Pick<PaperProps, 'items' | 'currency'> & { figures: ShownFigures }) {
  const isOnce = items.every(({ recurrence }) => recurrence === 'once');
  const rows: [string, number][] = [
    [t('Subtotal'), figures.subtotal],
    ...(figures.discount > 0 ? [[t('Discount'), -figures.discount] as [string, number]] : []),
    ...Object.entries(figures.taxes).map(([name, sum]): [string, number] => [sayTax(name), sum]),
    ...(figures.roundOff === 0 ? [] : [[t('Rounding'), figures.roundOff] as [string, number]]),
  ];
  return (
    <dl className={css['sums']}>
      {rows.map(([label, sum]) => (
        <Sum key={label} label={label} sum={formatMoney(sum, currency)} />
      ))}
      <Sum total label={t('First invoice')} sum={formatMoney(figures.total, currency)} />
      {figures.contractTotal !== null && !isOnce && (
        <Sum
          label={figures.tax > 0 ? t('Whole contract with tax') : t('Whole contract')}
          sum={formatMoney(figures.contractTotal, currency)}
        />
      )}
    </dl>
  );
}

function Sum({ label, sum, total = false }: { label: string; sum: string; total?: boolean }) {
  const look = total ? css['total'] : 'at-muted';
  return (
    <>
      <dt className={look}>{label}</dt>
      <dd className={total ? css['total'] : undefined}>
        <bdi>{sum}</bdi>
      </dd>
    </>
  );
}

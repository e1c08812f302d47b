import { t } from '@atrium/sdk';
import { Button, classNames, IconButton, useCopy } from '@atrium/ui';
import { useId, useState } from 'react';
import { CodeBlock } from './code-block.js';
import type { Example } from './example.types.js';
import styles from './kit-page.module.scss';

/** A running example and its code. */
export function ExampleSection({ title, text, module, canvas }: Example) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { default: Live, source = '' } = module;
  const code = source.trim();
  const onRefused = () => setOpen(true);
  const { place, copied, refusal, copy } = useCopy<HTMLElement>(code, { onRefused });
  return (
    <section aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <div className="at-actions">
          <Button size="xs" variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('Code')}
            <span className="visually-hidden">{title}</span>
          </Button>
          <IconButton
            icon={copied ? 'check' : 'copy'}
            size="xs"
            label={t('Copy the code of {title}', { title })}
            onClick={() => void copy()}
          />
          <span className="visually-hidden" role="status">
            {copied && t('Copied')}
          </span>
        </div>
      </div>
      {text && <p className={styles['text']}>{text}</p>}
      <div className={classNames(styles['stage'], canvas && styles['canvas'])}>
        <Live />
      </div>
      {refusal}
      {open && <CodeBlock title={title} code={code} place={place} />}
    </section>
  );
}

import { t } from '@atrium/sdk';
import { Button, classNames } from '@atrium/ui';
import { useId, useState } from 'react';
import { CodeBlock } from './code-block.js';
import { CopyButton } from './copy-button.js';
import type { Example } from './example.types.js';
import styles from './kit-page.module.scss';

/** A running example and its code. */
export function ExampleSection({ title, text, module, canvas }: Example) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { default: Live, source = '' } = module;
  return (
    <section aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <div className="at-actions">
          <Button size="xs" variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('Code')}
            <span className="visually-hidden">{title}</span>
          </Button>
          <CopyButton title={title} code={source} />
        </div>
      </div>
      {text && <p className={styles['text']}>{text}</p>}
      <div className={classNames(styles['stage'], canvas && styles['canvas'])}>
        <Live />
      </div>
      {open && <CodeBlock title={title} code={source} />}
    </section>
  );
}

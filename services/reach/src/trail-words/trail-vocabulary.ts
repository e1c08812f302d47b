import { Area, type AuditChoices, type Language } from '@atrium/contracts';
import { AuditCheck, AuditWords, Contributions } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { say } from '../words/say.js';
import { listTabs } from '../permissions/permission-tabs.rules.js';
import { actionWords, mergeWords, permissionWords, recordWords, sayKind } from './trail-vocabulary.rules.js';

/** The filters of the audit trail, and its words for every kind of record. */
@Injectable()
export class TrailVocabulary {
  constructor(
    private readonly check: AuditCheck,
    private readonly contributions: Contributions,
  ) {}

  /** The actions come from the routes' declarations; there is no separate list of them. */
  listChoices(language: Language): AuditChoices {
    const known = this.listKnown();
    const kinds = known.map((each) => sayKind(each, language));
    const actions = this.check.listActions().map((action) => {
      const said = actionWords(action, known);
      return { action, words: said && say(said, language) };
    });
    return { actions, kinds };
  }

  listWordsOf(kind: string, language: Language): AuditChoices {
    const { actions, kinds } = this.listChoices(language);
    return {
      actions: actions.filter(({ action }) => action.startsWith(`${kind}.`)),
      kinds: kinds.filter((each) => each.kind === kind),
    };
  }

  private listKnown() {
    const areas = this.contributions.of(Area);
    const parts = [
      ...areas.flatMap(({ records }) => records.flatMap(recordWords)),
      permissionWords(listTabs(areas)),
      ...this.contributions.of(AuditWords),
    ];
    const kinds = [...new Set(parts.map(({ kind }) => kind))];
    return kinds.map((kind) =>
      mergeWords(
        kind,
        parts.filter((each) => each.kind === kind),
      ),
    );
  }
}

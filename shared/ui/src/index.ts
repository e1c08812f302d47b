export { Icon } from './icon/icon.js';
export { iconNamed } from './icon/icon-named.js';
export { addDrawings } from './icon/add-drawings.js';
export { APP_ICONS } from './icon/app-icons.js';
export { loadMoreIcons } from './icon/load-more-icons.js';
export { addIcons, type IconName } from './icon/icon-set.js';
export { classNames } from './class-names.js';
export { withValues } from './address/query-values.rules.js';
export { useSearchParams } from './address/use-search-params.js';
export { BrandMark } from './brand/brand-mark.js';
export { Brand } from './brand/brand.js';
export { Button, type ButtonProps } from './button/button.js';
export { ButtonLink, type ButtonLinkProps } from './button/button-link.js';
export { IconButton, type IconButtonProps } from './button/icon-button.js';
export { Field, type ControlProps, type FieldProps, type FieldWords } from './field/field.js';
export { TextField, type TextFieldProps } from './field/text-field.js';
export { TextAreaField, type TextAreaFieldProps } from './field/text-area-field.js';
export { PasswordField, type PasswordFieldProps } from './field/password-field.js';
export { countryOptions } from './field/country-options.js';
export { MergeCompared } from './merge/merge-compared.js';
export { differsInMerge, MergeDifferences, MergeSurvivor } from './merge/merge-fields.js';
export { useMergeForm } from './merge/use-merge-form.js';
export { SelectField, type SelectFieldProps, type SelectOption } from './field/select-field.js';
export { Combobox, MultiCombobox } from './field/combobox/lazy-combobox.js';
export type {
  ComboboxOption,
  ComboboxProps,
  MultiComboboxProps,
  Offers,
  UseOptions,
} from './field/combobox/combobox.types.js';
export { DateField, type DateFieldProps } from './field/date-field.js';
export { DateRangeField, type DateRangeFieldProps } from './field/date-range-field.js';
export { MoneyField, sayMoneyFault, type MoneyFieldProps } from './field/money-field.js';
export { DurationField } from './field/duration-field.js';
export { NumberField } from './field/number-field.js';
export { ZoneField, type ZoneFieldProps } from './field/zone-field.js';
export { TagsField, type TagsFieldProps } from './field/tags-field.js';
export { EmailsField, PhonesField } from './field/address-fields.js';
export { PeoplePicker, PersonPicker, useNamedPerson } from './field/person-picker.js';
export { PhoneField } from './field/phone/lazy-phone-field.js';
export { SignaturePad } from './field/signature/lazy-signature-pad.js';
export { SignatureField } from './field/signature/lazy-signature-field.js';
export { MarkedTextField, RichTextField } from './field/rich-text/lazy-rich-text-field.js';
export { MarkedTextView } from './field/rich-text/marked-text-view.js';
export { RichTextView } from './field/rich-text/rich-text-view.js';
export { DateInput, type DateInputProps } from './field/date-input.js';
export { TimeField, type TimeFieldProps } from './field/time-field.js';
export { CheckField, type CheckFieldProps } from './field/check-field.js';
export { Switch, type SwitchProps } from './field/switch.js';
export { Composer, type ComposerProps } from './field/composer.js';
export { useSubmit, type SubmitOptions } from './form/use-submit.js';
export type { FormState } from './form/form-state.js';
export { FormFailure } from './form/form-failure.js';
export { FormConflictNote } from './form/form-conflict-note.js';
export { Badge, type BadgeProps } from './badge/badge.js';
export { StatusBadge } from './badge/status-badge.js';
export { StatusText } from './badge/status-text.js';
export { Dot, type DotProps } from './badge/dot.js';
export { Count } from './badge/count.js';
export { Pip } from './badge/pip.js';
export { Kbd } from './badge/kbd.js';
export type { Tone } from './badge/tone.js';
export { Avatar, type AvatarProps } from './avatar/avatar.js';
export { CompanyMark, type CompanyMarkProps } from './avatar/company-mark.js';
export { Person } from './avatar/person.js';
export { PhotoAvatar, type PhotoAvatarProps } from './avatar/photo-avatar.js';
export { Card, type CardProps } from './card/card.js';
export { ListRow, type ListRowProps } from './card/list-row.js';
export { Metrics, type Metric } from './card/metrics.js';
export { Page, type PageProps } from './page/page.js';
export { Breadcrumb, type Crumb } from './page/breadcrumb.js';
export { Steps, type StepsProps } from './page/steps.js';
export { LinkTabs, type LinkTab } from './page/link-tabs.js';
export { Toolbar } from './toolbar/toolbar.js';
export { SearchBox, type SearchBoxProps } from './toolbar/search-box.js';
export { QuickButtons, type QuickFilter } from './list/quick-filters.js';
export { FilterChip, type FilterChipProps } from './toolbar/filter-chip.js';
export { FilterSelect, type FilterSelectProps } from './toolbar/filter-select.js';
export { Segmented, type Segment, type SegmentedProps } from './button/segmented.js';
export { Note, type NoteProps } from './feedback/note.js';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar.js';
export { ShareBar, type Share } from './feedback/share-bar.js';
export { Sequence, StageFields } from './sequence/lazy-sequence.js';
export { Arrange } from './arrange/lazy-arrange.js';
export type { ArrangedPart, ArrangedParts, ArrangeProps } from './arrange/arrange.types.js';
export { Chart } from './chart/chart.js';
export { Sparkline } from './chart/lazy-sparkline.js';
export type { ChartMark, ChartPoint, ChartProps, ChartSeries } from './chart/chart.types.js';
export { RelativeTime } from './feedback/relative-time.js';
export { Spinner } from './feedback/spinner.js';
export { AuthLayout, type AuthLayoutProps } from './auth/auth-layout.js';
export { CompanyTile, type CompanyTileProps } from './auth/company-tile.js';
export { PersonTile, type PersonTileProps } from './auth/person-tile.js';
export { Bar, Loading } from './states/skeleton.js';
export { PartSkeleton } from './states/part-skeleton.js';
export { SkeletonCards, SkeletonRows } from './states/skeleton-cards.js';
export { SkeletonPage } from './states/skeleton-page.js';
export { EmptyState, type EmptyStateProps } from './states/empty-state.js';
export { NoMatchState } from './states/no-match-state.js';
export { MoreButton } from './pagination/more-button.js';
export { ShowEarlier, ShowMore, withoutNext } from './pagination/next-page.js';
export { Failed } from './states/failed.js';
export { Loaded, type LoadedProps } from './states/loaded.js';
export { allOf, answerOf, type LoadedQuery } from './states/loaded-query.js';
export { ShortList, ShownOf, type ShortListProps } from './records/short-list.js';
export { ForbiddenState } from './states/forbidden-state.js';
export { FailedRemoteCard, type FailedRemoteCardProps } from './states/failed-remote-card.js';
export { FailedWidget, type FailedWidgetProps } from './states/failed-widget.js';
export { Reference } from './states/reference.js';
export { Cover, type CoverProps } from './overlay/cover.js';
export { Dialog, DialogFrame, type DialogProps } from './overlay/dialog.js';
export { useTypedInDialog } from './overlay/dialog-leave.js';
export { keepReachable } from './overlay/keep-reachable.js';
export { DialogForm, FormDialog, type FormDialogProps } from './overlay/form-dialog.js';
export { Drawer, type DrawerProps } from './overlay/drawer.js';
export { whenIdle } from './window/when-idle.js';
export { SideDrawer, type SideDrawerProps } from './overlay/side-drawer.js';
export { JobProgress } from './jobs/job-progress.js';
export { Menu, type MenuProps } from './overlay/menu.js';
export type { MenuItem } from './overlay/menu.types.js';
export { Panel, type PanelProps } from './overlay/panel.js';
export { usePhone, useTablet } from './window/use-phone.js';
export { useDirection } from './window/use-direction.js';
export { Palette, type PaletteProps } from './overlay/palette.js';
export { isShortcut, keysOf, SHORTCUTS, type Shortcut, type ShortcutName } from './shortcuts/shortcuts.js';
export { focusedKey, useItemKeys } from './shortcuts/use-item-keys.js';
export { useKeyPairs, useShortcut, useShortcuts } from './shortcuts/use-shortcut.js';
export { RowMenu } from './overlay/row-menu.js';
export { Tabs, type Tab, type TabsProps } from './overlay/tabs.js';
export { LongList } from './window/lazy-long-list.js';
export type { LongListProps, LongRowProps } from './window/long-list.js';
export type { ListPlace } from './window/use-row-window.js';
export { TableFoot } from './table/table-foot.js';
export { DataTable } from './table/data-table.js';
export type { DataColumn, DataTableProps, PageInfo, Selection } from './table/data-table.types.js';
export { useList, type List } from './list/use-list.js';
export { useListPages } from './list/use-list-pages.js';
export { describedColumns, type ColumnLooks } from './list/described-columns.js';
export { ShownLink } from './copy/shown-link.js';
export { copyText, useCopy } from './copy/use-copy.js';
export { saveAnswer } from './download/save-answer.js';
export { ExportMenu, type ExportMenuProps } from './list/export-menu.js';
export { GroupChoice } from './list/group-select.js';
export type { Grouping } from './list/use-grouping.js';
export { ListToolbar, type ListToolbarProps } from './list/list-toolbar.js';
export type { FilterExtras, ValuePickerProps } from './list/filter-extras.types.js';
export { useCursorPages } from './table/use-cursor-pages.js';
export { useContractForm, type ContractForm, type ContractFormOptions } from './form/use-contract-form.js';
export { useAutosave } from './form/use-autosave.js';
export { usePausedSaving } from './form/use-paused-saving.js';
export { SavedState, type Saving } from './form/saved-state.js';
export { MoreFields } from './form/more-fields.js';
export { FormPage, type FormPageProps } from './form/form-page.js';
export { DropZone } from './upload/drop-zone.js';
export { UploadField, type UploadFieldProps } from './upload/upload-field.js';
export { PhotoField, type PhotoFieldProps } from './upload/photo-field.js';
export { FormSection, type FormSectionProps } from './form/form-section.js';
export { ButtonGroup, Collapse, Nav, Navbar, Pagination, Popover, Tooltip } from './parts/lazy-parts.js';
export { ImportWizard } from './import/lazy-import-wizard.js';
export { AuditVocabulary } from './history/audit-vocabulary.rules.js';
export { actionName } from './history/grant.format.js';
export { auditMoment, auditValue, changedFields, type AuditReading } from './history/audit-value.format.js';
export { Activity } from './activity/lazy-activity.js';
export { ToldRow, type ToldRowProps } from './activity/told-row.js';
export type { Told, ToldSource } from './activity/told.types.js';
export { InPlaceText } from './in-place/lazy-in-place-text.js';
export { Comments } from './comments/lazy-comments.js';
export { Bubbles, type BubbleItem } from './talk/bubbles.js';
export { History, RecordHistory } from './history/lazy-history.js';
export type { HistoryItem, HistoryProps } from './history/history.types.js';
export { BulkBar } from './table/bulk-bar.js';
export { useRecordSelection } from './records/use-record-selection.js';
export { RecordPage } from './records/record-page.js';
export { OpenedRow } from './records/opened-row.js';
export { RecordView } from './records/lazy-record-view.js';
export { withLinks } from './records/with-links.js';
export { useAsPage } from './records/use-as-page.js';
export { useOpenedRecord, type OpenedRecord } from './records/use-opened-record.js';
export type { OpenedLook, RecordPart } from './records/record-view.types.js';
export type {
  BulkDialogProps,
  ChosenRows,
  BulkStep,
  RecordDialogProps,
  RecordFormProps,
  RecordPageProps,
  RowStep,
} from './records/record-page.types.js';
export { PropertyForm } from './records/property-form.js';
export type { Property, PropertyFormProps, RecordProperties } from './records/properties.types.js';
export { useRecordChange } from './records/use-record-change.js';
export { usePropertyForm } from './records/use-property-form.js';
export { useRecordForm, type RecordForm, type RecordFormOptions } from './records/use-record-form.js';
export { useRowSteps } from './records/use-row-steps.js';
export { useRecordForms } from './records/use-record-forms.js';
export { RefField, type Offer, type RefFieldProps, type UseOffers } from './records/ref-field.js';
export { personFilter } from './list/person-filter.js';
export { refFilter } from './records/ref-filter.js';
export { Board, preloadBoard } from './board/lazy-board.js';
export type { BoardLane, BoardProps, CardPlace } from './board/board.types.js';
export { MiniMonth } from './field/lazy-mini-month.js';
export { Calendar, CalendarActions } from './calendar/lazy-calendar.js';
export type { CalendarActionsProps } from './calendar/calendar-actions.js';
export type { CalendarProps } from './calendar/view.types.js';
export { focusedEvent } from './calendar/focused-event.js';
export { sayDay, sayPeriod } from './calendar/calendar.format.js';
export {
  CALENDAR_VIEWS,
  type CalendarEvent,
  type CalendarView,
  type EventShift,
  type NewSpan,
  type EventTimes,
} from './calendar/calendar.types.js';
export { dayOf, isDay, isWeekend, minutesOf, timeOf, weekOf, weeksOfMonth } from './calendar/days.rules.js';
export { layoutDay, moveEvent } from './calendar/event.rules.js';
export {
  choiceOf,
  endingOn,
  firstDayOf,
  isCount,
  isWhole,
  NO_REPEAT,
  ruleOf,
  ruleOfChoice,
  type RepeatChoice,
} from './repeat/repeat-choices.rules.js';
export { RepeatFields } from './repeat/repeat-fields.js';
export { sayCountFault, sayRule, sayUnit } from './repeat/repeat.format.js';
export { MonthGrid } from './month-grid/lazy-month-grid.js';
export type { MonthGridProps, MonthMark, MonthSum } from './month-grid/month-grid.types.js';
export { Timeline } from './timeline/lazy-timeline.js';
export {
  TIMELINE_ZOOMS,
  type BarDays,
  type TimelineBar,
  type TimelineProps,
  type TimelineZoom,
} from './timeline/timeline.types.js';
export { EditGrid } from './edit-grid/lazy-edit-grid.js';
export type { CellChange, EditColumn, EditGridProps } from './edit-grid/edit-grid.types.js';
export { ApprovalBlock } from './approval/lazy-approval-block.js';
export { RequestSteps } from './approval/request-steps.js';
export { useDeclineReason } from './approval/use-decline-reason.js';
export type {
  ApprovalBlockProps,
  ApprovalStep,
  Decide,
  Decision,
  StepState,
} from './approval/approval.types.js';
export { Wizard } from './wizard/lazy-wizard.js';
export type { WizardProgress, WizardProps, WizardStep } from './wizard/wizard.types.js';
export { FileViewer } from './viewer/lazy-file-viewer.js';
export type { FileViewerProps, ViewedFile } from './viewer/viewer.types.js';
export { PrintSection, PrintSheet } from './print/lazy-print-sheet.js';
export { Panes } from './panes/lazy-panes.js';
export { orDash } from './table/or-dash.js';

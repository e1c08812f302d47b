export * from './define-remote.js';
export * from './pages/known-promise.js';
export * from './pages/lazy-dialog.js';
export * from './pages/lazy-page.js';
export { topLayer } from './layer/top-layer.js';
export * from './http/http.js';
export { callApi } from './http/call-api.js';
export { loadSender } from './http/load-sender.js';
export { sendLast } from './http/send-last.js';
export { newRequestKey } from './http/request-key.js';
export type { ApiRequest, Keyed } from './http/api-request.types.js';
export * from './http/api-failure.js';
export * from './api/api.js';
export * from './api/connect-api.js';
export { askHome } from './api/home-parts.js';
export * from './store/store.js';
export { defineAction } from './store/define-action.js';
export * from './store/use-portal-store.js';
export * from './store/session.slice.js';
export * from './session/session.hooks.js';
export * from './session/person.hooks.js';
export { logDenial } from './session/denial-log.js';
export * from './live/live-store.js';
export { useReconnect } from './live/reconnect.js';
export { settingIn } from './settings/settings.api.js';
export { useSetting, type SettingState } from './settings/use-setting.js';
export { listSettings } from './settings/settings.api.js';
export * from './unsaved/unsaved-work.js';
export { useJob, type JobWatch } from './jobs/use-job.js';
export { usePhotos } from './photos/photos.api.js';
export { fileUrl } from './files/file-url.js';
export { cancelUpload, uploadFile, type UploadOptions } from './files/upload-file.js';
export { toast } from './toast/toast.js';
export { tellFailure } from './toast/tell-failure.js';
export { ToastHost } from './toast/toast-host.js';
export { preloadToasts } from './toast/toast-center.js';
export type { ToastOptions } from './toast/toast.types.js';
export { offerUndo, useStep, type Step } from './records/use-step.js';
export { recordApi, recordList } from './records/record-api.js';
export type * from './records/record-api.types.js';
export { askDecision, type RequestDecision } from './confirm/ask-decision.js';
export { confirm } from './confirm/confirm.js';
export { confirmIdentity } from './confirm/confirm-identity.js';
export type { ConfirmOptions } from './confirm/confirm.types.js';
export * from './language/formats.js';
export { formatNumber } from './language/number-format.js';
export { formatMinutes } from './language/durations.js';
export type { Catalogue, TextSource, TextValues } from './language/language.types.js';
export {
  addTextSource,
  addWords,
  allLabelled,
  labelled,
  language,
  locale,
  msg,
  showLanguage,
  t,
  translate,
  useLanguage,
} from './language/texts.js';
export { Trans, type TransProps } from './language/trans.js';

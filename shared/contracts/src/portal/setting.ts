import { z } from 'zod';

/** One setting as `GET /api/settings` lists it: the chosen value, or the default with version 0. */
export const settingSchema = z.object({
  key: z.string(),
  value: z.unknown(),
  version: z.number().int(),
});
export type Setting = z.infer<typeof settingSchema>;
export const settingListSchema = z.object({ items: z.array(settingSchema) });

/** `PUT /api/settings/{key}`: the value must fit the schema of its key; the version is that of the replaced value. */
export const putSettingSchema = z.strictObject({
  value: z.unknown(),
  version: z.number().int().min(0),
});
export type PutSetting = z.infer<typeof putSettingSchema>;
export const settingParamsSchema = z.object({ key: z.string().max(100) });

import { useRef, useState } from 'react'
import { useFormikContext } from 'formik'
import { useMutation } from 'urql'
import { AthleteMergeMutation, athleteName, athleteStatusOptions, type Athlete } from '@/entities/people/athlete'
import { storedMeanwhile } from '@/shared/api'
import { DateField, SelectField, TextField } from '@/shared/ui/fields'
import { FormDialog, type SaveFailure } from '@/shared/ui/form-dialog'
import { toasts } from '@/shared/ui/toasts'
import {
  athleteSchema,
  birthDateHelp,
  changesMeanwhile,
  FIELD_LABELS,
  genderOptions,
  initialValues,
  toInput,
  type AthleteValues,
} from '../model/athlete-form'

export interface AthleteDialogProps {
  clubId: number
  /** null adds a new one. */
  row: Athlete | null
  groups: readonly { value: number; label: string }[]
  onClose: () => void
}

/** Adds an athlete or edits one. */
export function AthleteDialog({ clubId, row, groups, onClose }: AthleteDialogProps) {
  const [, merge] = useMutation(AthleteMergeMutation)
  const [schema] = useState(() => athleteSchema(row))
  const readAt = useRef(row?.updateDate ?? null)
  const handleSave = async (values: AthleteValues): Promise<SaveFailure | undefined> => {
    const { data, error } = await merge({ data: toInput(values, row, readAt.current) })
    const current = error && row ? storedMeanwhile(error) : null
    if (row && current) {
      readAt.current = String(current['updateDate'])
      const groupName = (teamId: number) => groups.find(({ value }) => value === teamId)?.label ?? 'another group'
      return { conflict: changesMeanwhile(row, current, groupName) }
    }
    if (error) return error
    toasts.success(
      `${data?.athleteMerge ? athleteName(data.athleteMerge) : 'Athlete'} has been ${row ? 'saved' : 'added'}`,
    )
    return undefined
  }
  return (
    <FormDialog
      title={row ? 'Edit athlete' : 'Add athlete'}
      width={720}
      initialValues={initialValues(row, clubId)}
      schema={schema}
      onSave={handleSave}
      onClose={onClose}
    >
      <AthleteFields row={row} groups={groups} />
    </FormDialog>
  )
}

const SOURCES = ['friend', 'school', 'website', 'open day', 'map']

function AthleteFields({ row, groups }: Pick<AthleteDialogProps, 'row' | 'groups'>) {
  const { values, initialValues: before } = useFormikContext<AthleteValues>()
  const isYearOnly = row?.birthYearOnly === 1 && values.birthDate === before.birthDate
  const isMissing = (field: 'birthDate' | 'gender' | 'email' | 'startMembership') => row !== null && !row[field]
  const help = birthDateHelp(values.birthDate, isYearOnly)
  const kept = (options: readonly { value: string; label: string }[], value: string | null) =>
    value && !options.some((option) => option.value === value) ? [...options, { value, label: value }] : options
  return (
    <>
      <TextField name="firstName" label={FIELD_LABELS.firstName} />
      <TextField name="lastName" label={FIELD_LABELS.lastName} />
      <DateField
        name="birthDate"
        label={FIELD_LABELS.birthDate}
        isOptional={isMissing('birthDate')}
        {...(help ? { help } : {})}
      />
      <SelectField name="gender" label={FIELD_LABELS.gender} options={genderOptions} isOptional={isMissing('gender')} />
      <TextField name="email" label={FIELD_LABELS.email} type="email" isOptional={isMissing('email')} />
      <TextField name="phone" label={FIELD_LABELS.phone} type="tel" isOptional />
      <SelectField name="status" label={FIELD_LABELS.status} options={kept(athleteStatusOptions, before.status)} />
      <SelectField name="teamId" label={FIELD_LABELS.teamId} options={groups} isOptional />
      <DateField
        name="startMembership"
        label={FIELD_LABELS.startMembership}
        isOptional={isMissing('startMembership')}
      />
      <SelectField
        name="sourceOfInformation"
        label={FIELD_LABELS.sourceOfInformation}
        options={kept(
          SOURCES.map((value) => ({ value, label: value[0]!.toUpperCase() + value.slice(1) })),
          before.sourceOfInformation,
        )}
        isOptional
      />
    </>
  )
}

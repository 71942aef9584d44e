import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import type { User } from '#api/generated/app.ts'
import { queryClientContext } from '#web/data/query-client.ts'
import { paths } from '#web/navigation/paths.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { useLoaderQueries } from '#web/screen/use-loader-queries.ts'
import { formatAccessCodes } from '#web/ui/feedback/format-access-codes.ts'
import { NoAccess } from '#web/ui/feedback/no-access.tsx'
import { notifyDone } from '#web/ui/feedback/notify.ts'
import { useStale } from '#web/ui/form/stale.ts'
import { StalePanel } from '#web/ui/form/stale-panel.tsx'
import { useDraft } from '#web/ui/form/use-draft.ts'
import { useRequestForm } from '#web/ui/form/use-request-form.ts'
import { Page } from '#web/ui/page/page.tsx'
import { userQuery, useUpdateUser } from './queries.ts'
import { useUserActions } from './use-user-actions.ts'
import { UserFormPage } from './user-form-page.tsx'
import { UserNameFields, userNameFieldDescriptions, vUserNameForm } from './user-name-fields.tsx'

export const loaderQueries = ({ params }: ScreenContext) => [userQuery(params.id ?? '')] as const

/** Always fetches the user: the cached one may be outdated. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  await context.get(queryClientContext).fetchQuery({ ...userQuery(params.id ?? ''), staleTime: 0 })
  return null
}

export function Component() {
  const [user] = useLoaderQueries(loaderQueries)
  const { canEdit, missing } = useUserActions()(user)
  const parent = { to: paths.user(user.id), title: user.name }
  if (!canEdit)
    return (
      <Page parent={parent}>
        <NoAccess
          title={`No puede editar ${user.name}`}
          missing={`Este usuario puede más que usted: le falta ${formatAccessCodes(missing)}.`}
        />
      </Page>
    )
  return <EditUser key={user.id} user={user} parent={parent} />
}

function EditUser({ user, parent }: { user: User; parent: { to: string; title: string } }) {
  const navigate = useNavigate()
  const { mutateAsync: updateUser } = useUpdateUser()
  const stale = useStale(user, {
    getQuery: userQuery,
    toValues: toUserNameValues,
    fields: userNameFieldDescriptions,
  })
  const { record } = stale
  const request = useRequestForm(vUserNameForm, {
    initialValues: toUserNameValues(record),
    failureTitle: ({ name }) => `No se pudo guardar: ${name}`,
    submit: async (values, form) => {
      await stale.save(form, () => updateUser({ id: record.id, updatedAt: record.updatedAt, ...values }))
      notifyDone(`Usuario guardado: ${values.name}`)
    },
    onDone: () => navigate(parent.to),
  })
  const draft = useDraft(request, { kind: 'user', record: user.id, restore: stale.restore })
  return (
    <UserFormPage request={request} draft={draft} verb="Guardar" parent={parent}>
      <StalePanel stale={stale} form={request.form} />
      <UserNameFields form={request.form} />
    </UserFormPage>
  )
}

const toUserNameValues = ({ name, email = '' }: User) => ({ name, email })

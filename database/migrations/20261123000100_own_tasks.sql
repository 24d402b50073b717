-- migrate:up

-- Whoever looks into a task holds it, until it is decided or passed on.
alter table tasks
  add column owner_id uuid references users,
  add column taken_at timestamptz,
  add constraint tasks_owner_check check ((owner_id is null) = (taken_at is null)),
  -- A kind that nobody can decide would wait for ever: the same list is in the contract.
  add constraint tasks_kind_check check (kind in (
    'budget_low', 'campaign_ended', 'check_brand', 'check_campaign', 'contact_message',
    'custody_mismatch', 'deposit_review', 'device_gap', 'dispute', 'distribution_difference',
    'entries_lost', 'handover_differs', 'lot_overdue', 'mass_gap', 'office_order',
    'office_problem', 'pickup_overdue', 'pickup_without_taker', 'point_approval',
    'point_changed', 'point_mistake', 'receipt_differs', 'reported_claim', 'school',
    'top_up_unknown', 'top_ups_stuck', 'transporter_approval', 'transporter_changed'));

-- The queue is read by what is due first, whole or one person's.
drop index tasks_due_idx;
create index tasks_due_idx on tasks (due_at, id) where decided_at is null;
create index tasks_owner_idx on tasks (owner_id, due_at, id)
  where decided_at is null and owner_id is not null;

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;

-- The week of a point by day and material, as the API reads it for the page Today.
\set point random(0, :points - 1)
select (occurred_at at time zone 'Africa/Algiers')::date as date, material, count(*), sum(grams),
  sum(tokens)
from deposits
where point_id = ('00000000-0000-7000-8002-' || lpad(to_hex(:point::integer), 12, '0'))::uuid
  and created_at >= date_trunc('day', now()) - interval '15 days'
  and occurred_at >= date_trunc('day', now()) - interval '7 days'
  and status in ('confirmed', 'corrected', 'disputed')
group by 1, material;

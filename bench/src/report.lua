-- What a load tells at its end: one line, with a quantile for each half of a percent.
function done(summary, latency)
  local errors = summary.errors
  local quantiles = {}
  for half = 1, 199 do
    quantiles[half] = string.format("%.3f", latency:percentile(half / 2) / 1000)
  end
  io.write(string.format('RESULT {"requests":%d,"seconds":%.6f,"bytes":%d,"quantiles":[%s],'
    .. '"bad":%d,"broken":%d,"cpuSeconds":%.3f}\n',
    summary.requests, summary.duration / 1e6, summary.bytes, table.concat(quantiles, ","),
    errors.status, errors.connect + errors.read + errors.write + errors.timeout, os.clock()))
end

require "json"
require "net/http"

uri = URI("#{ENV.fetch("VOICE_API_URL")}/calls")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("VOICE_API_KEY")}",
  "Content-Type" => "application/json",
  "Idempotency-Key" => "reminder-KT4821-2026-03-08",
}
body = {
  agent_id: "agt_4m9qd",
  from: "+12025550100",
  to: "+12025550143",
  variables: { booking_code: "KT4821" },
}
response = Net::HTTP.post(uri, body.to_json, headers)
answer = JSON.parse(response.body)
unless response.is_a?(Net::HTTPSuccess)
  abort "#{answer["error"]["code"]} (#{answer["error"]["request_id"]})"
end
puts answer["id"]

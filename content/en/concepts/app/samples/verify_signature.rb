require "openssl"

TOLERANCE_SECONDS = 300

# raw_body: the body as received
def genuine?(header, raw_body, secrets)
  parts = header.to_s.b.split(",")
  pairs = parts.map { |part| part.strip.split("=", 2) }
  time = pairs.find { |name, _| name == "t" }&.last.to_s
  return false unless time.match?(/\A[0-9]{1,12}\z/)
  return false if (Time.now.to_i - time.to_i).abs > TOLERANCE_SECONDS

  given = pairs.filter_map { |name, value| value if name == "v1" }
  secrets.any? do |secret|
    signed = "#{time}.".b + raw_body.b
    expected = OpenSSL::HMAC.hexdigest("SHA256", secret, signed)
    given.any? do |one|
      one.bytesize == expected.bytesize &&
        OpenSSL.fixed_length_secure_compare(one, expected)
    end
  end
end
